/** The box of every dialog: near the top, where the eye already is, and the whole of a small screen. */
export const dialogClass =
  'appear fixed inset-x-4 top-4 z-50 mx-auto flex max-h-[calc(100dvh-2rem)] flex-col rounded-lg border border-line bg-surface pb-5 wrap-anywhere text-ink shadow-pop sm:top-[12dvh] sm:max-h-[76dvh]'
