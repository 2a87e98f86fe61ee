/** What may be chosen as a picture (decisions, section 11): for the browser's own window, and before anything is sent. */
export const pictureLimits = { bytes: 1_048_576, accept: 'image/png,image/jpeg,image/webp' } as const

const atMost = `at most ${pictureLimits.bytes / 1_048_576} MB`

/** The same in words, for where one is chosen. */
export const ACCEPTED = `PNG, JPEG or WebP, ${atMost}`

export const TOO_LARGE = `A picture can be ${atMost}. Choose a smaller one.`

export const UNREADABLE = 'This isn’t a picture we can read. Choose a PNG, JPEG or WebP file.'
