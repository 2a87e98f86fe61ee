import { expect, test } from 'vitest'
import { NobodyHere } from '@/components/members/picker/nobody-here'
import { ViewerProvider } from '@/components/shell/viewer'
import { PickerList } from '@/components/ui/pick/picker-list'
import { markupOf } from '@/tests/support/markup-of'

const idle = () => undefined

const picker = {
  type: idle,
  open: true,
  setOpen: idle,
  pointed: 0,
  setPointed: idle,
  offered: [],
  waiting: false,
  choose: idle,
  add: idle,
  remove: idle,
  press: idle,
}

const shown = (text: string, canInvite: boolean) =>
  markupOf(
    <ViewerProvider viewer={{ isAdmin: false, hasPlan: false, canInvite }}>
      <PickerList id="list" picker={{ ...picker, text }} empty={<NobodyHere />} />
    </ViewerProvider>,
  )

test('a picker with nobody to choose says so, with a link to invite people for viewers who may', () => {
  expect(shown('', true)).toMatch(/Nobody here yet.*href="\/users\/add"/)
  expect(shown('', false)).toContain('Nobody here yet')
  expect(shown('', false)).not.toContain('href')
})

test('a name that nobody has finds no results', () => {
  expect(shown('zoe', true)).toContain('No results')
})
