/** Where a browser reports what failed in it. */
export const reportPath = '/monitoring'

/** A report is some kilobytes; a hundred frames of the longest addresses are not more. */
export const LONGEST_REPORT = 65_536

/** What a browser writes on its reports as the address they are for. The real one stays with the server. */
export const REPORT_DSN = 'https://browser@rapport.invalid/1'
