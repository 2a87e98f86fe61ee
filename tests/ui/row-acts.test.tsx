import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button } from '@/components/ui/button/button'
import { RowActs } from '@/components/ui/list/row-acts'

const acts = { keep: () => Promise.resolve({}) }
const held = /<form [^>]*action="javascript:throw new Error\([^"]*React form unexpectedly submitted/

test('a press on the button of a row sends a form, which React holds until the script has come', () => {
  const shown = renderToString(
    <RowActs acts={acts}>
      <Button type="submit" name="keep" value="7">
        Keep
      </Button>
    </RowActs>,
  )
  expect(shown).toMatch(held)
  expect(shown).toMatch(/<form [^>]*>.*<button [^>]*type="submit"[^]*<\/form>/)
})

test('where other forms stand among the buttons, they name the one they send', () => {
  const shown = renderToString(
    <RowActs acts={acts} form="ways">
      <form role="search" />
      <Button type="submit" form="ways" name="keep" value="7">
        Keep
      </Button>
    </RowActs>,
  )
  expect(shown).toMatch(held)
  expect(shown).toMatch(/<form id="ways"[^>]*><\/form><form role="search"><\/form><button [^>]*form="ways"/)
})
