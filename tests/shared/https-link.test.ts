import { describe, expect, it } from 'vitest'
import { httpsLink } from '@/lib/shared/https-link'

describe('httpsLink', () => {
  it.each([
    ['example.com', 'https://example.com'],
    ['https://example.com/a?b', 'https://example.com/a?b'],
    ['HTTPS://example.com', 'HTTPS://example.com'],
    ['http://example.com', 'https://example.com'],
    ['  example.com  ', 'https://example.com'],
    ['javascript:alert(1)', 'https://javascript:alert(1)'],
    ['', ''],
  ])('%j leads to %j', (typed, link) => expect(httpsLink(typed)).toBe(link))
})
