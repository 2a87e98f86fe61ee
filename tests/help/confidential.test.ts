import { expect, test } from 'vitest'
import { readerKinds, seesNames } from '@/lib/reviews/model/rules/readers'
import { read } from '@/tests/structure/support/project'

test.each(['docs/help/answering/anonymity.md', 'docs/help/feedback/cannot-see-who-answered.md'])(
  '%s names the one reader of confidential feedback who sees no names',
  (page) => {
    expect(readerKinds.filter((kind) => !seesNames(kind, 'CONFIDENTIAL'))).toEqual(['subject'])
    expect(read(page)).toContain('veryone who sees the results sees')
    expect(read(page)).toContain('except the person it’s about')
  },
)
