/** Throws if a value would not arrive in the browser as it is here: props travel as JSON. */
export function assertJson(value: unknown, island: string, path = 'props'): void {
  if (value === null || ['string', 'boolean', 'undefined'].includes(typeof value)) return;
  if (typeof value === 'number' && Number.isFinite(value)) return;
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      if (item === undefined) refuseProp(item, island, `${path}[${index}]`);
      assertJson(item, island, `${path}[${index}]`);
    });
  } else if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    for (const [key, item] of Object.entries(value)) assertJson(item, island, `${path}.${key}`);
  } else refuseProp(value, island, path);
}

function refuseProp(value: unknown, island: string, path: string): never {
  const found = value instanceof Object ? value.constructor.name : String(value);
  throw new Error(`island ${island}: ${path} must be JSON to reach the browser, found ${found}`);
}
