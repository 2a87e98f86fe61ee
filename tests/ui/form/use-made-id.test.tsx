import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useMadeId } from '@/components/ui/form/use-made-ids'

function aForm() {
  const sends: ReturnType<typeof useMadeId>[] = []
  function Form() {
    sends.push(useMadeId())
    return null
  }
  renderToStaticMarkup(<Form />)
  const [send] = sends
  if (!send) throw new Error('Nothing was drawn.')
  return send
}

const refusedAs = (code: string) => ({ serverError: { code, message: 'No.' } })

test('a retry keeps its id, and only a refused change takes another one', async () => {
  const send = aForm()
  const ids: string[] = []
  for (const answer of [undefined, refusedAs('conflict'), refusedAs('already-sent'), { data: 1 }, { data: 1 }])
    await send(async (madeId) => {
      ids.push(madeId)
      return answer
    })
  const [first, second, third, fourth, fifth] = ids
  expect([second, third]).toEqual([first, first])
  expect(fourth).not.toBe(first)
  expect(fifth).toBe(fourth)
})
