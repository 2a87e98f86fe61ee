/** Screens check this before uploading. */
export const pictureLimits = { bytes: 1_048_576, accept: 'image/png,image/jpeg,image/webp' } as const

const atMost = `at most ${pictureLimits.bytes / 1_048_576} MB`

export const ACCEPTED = `PNG, JPEG or WebP, ${atMost}`

export const TOO_LARGE = `A picture can be ${atMost}. Choose a smaller one.`

export const UNREADABLE = 'This isn’t a picture we can read. Choose a PNG, JPEG or WebP file.'
