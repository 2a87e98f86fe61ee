/** The look shared by everything that floats above the page. */
export const floatingClass = 'z-50 rounded-lg border border-line bg-surface p-1 text-ink shadow-pop appear'

/** The dimmed page behind a dialog. */
export const overlayClass = 'fixed inset-0 z-40 bg-overlay appear-fade'
