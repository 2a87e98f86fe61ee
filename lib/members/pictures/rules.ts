/** What may be chosen as a picture (decisions, section 11): for the browser's own window, and before anything is sent. */
export const pictureLimits = { bytes: 1_048_576, accept: 'image/png,image/jpeg,image/webp' } as const

const atMost = `at most ${pictureLimits.bytes / 1_048_576} MB`

/** The same in words, for where one is chosen. */
export const ACCEPTED = `PNG, JPEG or WebP, ${atMost}`

export const TOO_LARGE = `This picture is too large. Choose one of ${atMost}.`

export const UNREADABLE = 'This isn’t a picture. Choose a PNG, JPEG or WebP file.'
