/**
 * The line that a server starts with: where the site is, where its mailbox with the fault switch
 * is, and that a port in use had to be passed over; 0 asked for any port.
 */
export function announcement(url: string, wantedPort: number): string {
  const { port } = new URL(url);
  const passed =
    wantedPort && Number(port) !== wantedPort ? `  (port ${wantedPort} is in use)` : '';
  return `Site ${url}/  Mailbox ${url}/mailbox/${passed}`;
}
