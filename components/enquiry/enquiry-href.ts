/** The address of the form with its subject filled in. */
export const enquiryHref = (subject: string) => `/contact/?${new URLSearchParams({ subject })}`;
