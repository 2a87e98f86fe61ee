/** The look of floating surfaces. */
export const floatingClass = 'z-50 rounded-lg border border-line bg-surface p-1 text-ink shadow-pop appear'

export const overlayClass = 'fixed inset-0 z-40 bg-overlay appear-fade'
