import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BeforeAnswering } from '@/components/reviews/answering/outside/before-answering'
import { getAnswering } from '@/lib/reviews/responses/queries/get-answering'
import { getExternalReviewer } from '@/lib/reviews/responses/queries/get-outside-reviewer'
import { aCircle, aReview, aReviewer } from '@/tests/factories/reviews'
import { unique } from '@/tests/factories/workspaces'

test('promises an external reviewer no deletion that nobody can carry out', async () => {
  const { creator, asked } = await aCircle(1)
  const email = `${unique('olga')}@client.example`
  const { id } = await aReview(creator, { asked, emails: [email] })
  const reviewer = await aReviewer(email)
  const [view, external] = await Promise.all([getAnswering(reviewer, id), getExternalReviewer(reviewer)])
  const shown = renderToStaticMarkup(<BeforeAnswering view={view} reviewer={external} />)
  expect(shown).toContain(`keeps your answers with ${email}`)
  expect(shown).toContain('Once sent, they can’t be deleted.')
  expect(shown).not.toContain('To have them deleted')
})
