/** Lucide's shapes of the few icons that the form needs. The full set is too large to ship. */
const shapes = {
  alert: 'M12 8v4M12 16h.01M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0Z',
  check: 'M8.5 12.5l2.5 2.5 4.5-5M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0Z',
  offline:
    'M12 20h.01M8.5 16.43a5 5 0 0 1 7 0M5 12.86a10 10 0 0 1 5.17-2.69M19 12.86a10 10 0 0 0-2-1.52M2 8.82a15 15 0 0 1 4.18-2.64M22 8.82a15 15 0 0 0-11.29-3.76M2 2l20 20',
  online: 'M12 20h.01M2 8.82a15 15 0 0 1 20 0M5 12.86a10 10 0 0 1 14 0M8.5 16.43a5 5 0 0 1 7 0',
  question:
    'M9.09 9a3 3 0 0 1 5.83 1c0 2-3 3-3 3M12 17h.01M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0Z',
  restored: 'M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5M12 7v5l4 2',
  mail: 'M22 7l-8.99 5.73a2 2 0 0 1-2.02 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2Z',
  arrow: 'M5 12h14M12 5l7 7-7 7',
  sending: 'M21 12a9 9 0 1 1-6.22-8.56',
} as const;

/** The name of an icon of the form. */
export type EnquiryIconName = keyof typeof shapes;

/** An icon of the form, hidden from assistive technology because there are words beside it. */
export function EnquiryIcon({ name }: { name: EnquiryIconName }) {
  return (
    <svg
      className={name === 'arrow' ? 'icon sideways' : 'icon'}
      data-icon={name}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
