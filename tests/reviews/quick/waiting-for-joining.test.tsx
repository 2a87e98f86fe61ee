import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NoAnswers } from '@/components/reviews/results/no-answers'
import { ResultsProgress } from '@/components/reviews/results/results-progress'
import { anInvitation } from '@/tests/factories/invitations'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aQuickAsk } from '@/tests/factories/quick-words'
import { aHead } from '@/tests/factories/results'

test('a question says that it waits for people to join', async () => {
  const admin = await anAdmin()
  const colleague = await aMember({ workspace: { id: admin.workspaceId } })
  const invitationIds = [(await anInvitation(admin)).id]
  const drawn = async (asked: Parameters<typeof aQuickAsk>[1]) => {
    const head = await aHead(admin, await aQuickAsk(admin, asked, { invitationIds }))
    return renderToStaticMarkup(
      <>
        <ResultsProgress head={head} />
        <NoAnswers {...head} />
      </>,
    )
  }
  const alone = await drawn([])
  expect(alone).toContain('Waiting for 1 person to join')
  expect(alone).toContain('1 person will be asked on joining. Answers appear here.')
  const both = await drawn([colleague])
  expect(both).toContain('0 of 1 answered')
  expect(both).toContain('1 person asked, 1 person will be asked on joining. Answers appear here.')
})
