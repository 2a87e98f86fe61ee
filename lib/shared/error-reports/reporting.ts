export const reportPath = '/monitoring'

/** Above a hundred frames of the longest addresses. */
export const LONGEST_REPORT = 65_536

/** A placeholder DSN for browsers; the real one stays on the server. */
export const REPORT_DSN = 'https://browser@rapport.invalid/1'
