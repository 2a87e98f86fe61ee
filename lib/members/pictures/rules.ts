/** What may be chosen as a picture (decisions, section 11): for the browser's own window, and before anything is sent. */
export const pictureLimits = { bytes: 1_048_576, accept: 'image/png,image/jpeg,image/webp' } as const

export const TOO_LARGE = 'A picture may have at most 1 MB. Choose a smaller one.'

export const UNREADABLE = 'This file could not be read as a picture. Choose a PNG, JPEG or WebP file.'
