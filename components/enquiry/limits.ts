/** The times and lengths of an enquiry (specification, section 9). */

/** How long the enquiry form shows its success message, in milliseconds. */
export const successMessageMs = 5000;

/** Nobody can write an enquiry this soon after the page opened, in milliseconds. */
export const minimumFillMs = 2000;

/** Longest wait for an answer, in milliseconds. Not specified; visitors would wait longer. */
export const answerLimitMs = 15_000;

/** The part of that wait in which the enquiry must leave the device, in milliseconds. */
export const clientLimitMs = 10_000;

/** How long unsent text is kept on the visitor's device: a week, in milliseconds. */
export const draftLifetimeMs = 604_800_000;

/** How long a device remembers that a text was sent: a day, in milliseconds. */
export const markLifetimeMs = 86_400_000;

/**
 * The most characters (Unicode code points) in a field: a one-line field, an e-mail address (RFC
 * 5321 with its erratum 1690), and the message.
 */
export const enquiryLimits = { line: 100, email: 254, message: 5000 } as const;
