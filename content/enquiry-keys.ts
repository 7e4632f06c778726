/** The keys of the e-mail service, and the environment variables that can supply them. */
const variables = {
  publicKey: 'EMAILJS_PUBLIC_KEY',
  serviceId: 'EMAILJS_SERVICE_ID',
  templateId: 'EMAILJS_TEMPLATE_ID',
} as const;

export type KeyName = keyof typeof variables;
export type Keys = Readonly<Record<KeyName, string>>;

/**
 * Collects the keys, each from the environment or else from content. Returns undefined if none is
 * set: the site is then built without them. Calls `refuse` for each missing key if only some are
 * set.
 */
export function gatherKeys(
  written: Readonly<Partial<Record<KeyName, string | undefined>>>,
  refuse: (key: KeyName, expected: string) => void,
): Keys | undefined {
  const find = (key: KeyName) => process.env[variables[key]]?.trim() || written[key] || '';
  const keys = {
    publicKey: find('publicKey'),
    serviceId: find('serviceId'),
    templateId: find('templateId'),
  };
  if (Object.values(keys).every((key) => key === '')) return undefined;
  for (const key of ['publicKey', 'serviceId', 'templateId'] as const) {
    if (keys[key] !== '') continue;
    refuse(key, `${key} here, or ${variables[key]} in the environment: all three keys or none`);
  }
  return keys;
}
