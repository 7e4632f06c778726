/** The address of the form with its subject filled in. */
export const enquiryAbout = (subject: string) => `/contact/?${new URLSearchParams({ subject })}`;
