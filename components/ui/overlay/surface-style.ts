/** The look shared by everything that floats above the page. */
export const floatingClass = 'z-50 rounded-lg border border-line bg-surface p-1 text-ink shadow-pop appear'

/** One row inside a floating list. */
export const floatingItemClass =
  'flex min-h-8 w-full cursor-default select-none items-center gap-2.5 rounded-sm px-2.5 outline-none data-disabled:text-subtle data-highlighted:bg-hover [&_svg]:size-4 [&_svg]:shrink-0'

/** The dimmed page behind a dialog. */
export const overlayClass = 'fixed inset-0 z-40 bg-overlay appear-fade'
