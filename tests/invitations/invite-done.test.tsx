import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { InviteDone } from '@/components/invitations/invite/invite-done'

test('people who left and are invited back are not said to be back already', () => {
  const email = 'tom@acme.example'
  const outcome = { invited: 1, back: [email], unmailed: [], left: [], waiting: null }
  const drawn = renderToStaticMarkup(<InviteDone outcome={outcome} emails={[email]} onAgain={() => undefined} />)
  expect(drawn.replace(/<wbr\/?>/g, '')).toContain(`${email} gets their teams and tags back after joining.`)
  expect(drawn).not.toContain('Reactivated')
})
