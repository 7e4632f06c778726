import { once } from 'node:events';
import type { Server } from 'node:http';

/** How many ports after the wanted one are tried. */
const PORTS_TO_TRY = 50;

/**
 * Makes the server listen on the port, or on the next one that is free; 0 takes any free port.
 * Returns the port. Throws what the system says where none can be had.
 */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  for (let candidate = port; ; candidate++) {
    try {
      server.listen(candidate, host);
      await once(server, 'listening');
      const address = server.address();
      return address && typeof address === 'object' ? address.port : candidate;
    } catch (error) {
      const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!inUse || candidate >= Math.min(port + PORTS_TO_TRY, 65_535)) throw error;
    }
  }
}
