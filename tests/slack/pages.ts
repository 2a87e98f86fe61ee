import type { Pages } from '@/tests/factories/pages'

/** Its screens are those of the workspace's settings and of one's own. */
export const pages: Pages = { screens: [], answers: {} }
