/** True if the page's server is this machine: the preview or the development server. */
export const isLocal = (): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname);
