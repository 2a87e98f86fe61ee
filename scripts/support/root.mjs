import path from 'node:path'

/** The folder of the checkout. */
export const root = path.resolve(import.meta.dirname, '../..')

/**
 * An absolute path inside the checkout.
 * @param {string[]} parts
 */
export const fromRoot = (...parts) => path.join(root, ...parts)
