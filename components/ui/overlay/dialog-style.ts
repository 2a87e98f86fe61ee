/** The dialog box: near the top, full-screen on small screens. */
export const dialogClass =
  'appear fixed inset-x-4 top-4 z-50 mx-auto flex max-h-[calc(100dvh-2rem)] flex-col rounded-lg border border-line bg-surface pb-5 wrap-anywhere text-ink shadow-pop sm:top-[12dvh] sm:max-h-[76dvh]'
