import { describe, expect, it } from 'vitest'
import { findItems, type PickerItem } from '@/components/ui/pick/picker-search'
import { actOn, itemsOf } from '@/components/ui/pick/use-picker'

const person = (label: string, hint?: string): PickerItem => ({ id: label, label, hint, kind: 'person' })
const people = [
  person('Ana Ruiz', 'ana@example.com'),
  person('José Anaya'),
  person('Diana Lund'),
  person('Łukasz Nowak'),
  person('Bjørn Weiß'),
]
const found = (search: string, chosen: PickerItem[] = []) => findItems(people, search, chosen).map((item) => item.label)

describe('findItems', () => {
  it('puts starts of names before starts of words before the rest', () => {
    expect(found('ana')).toEqual(['Ana Ruiz', 'José Anaya', 'Diana Lund'])
  })

  it.each([
    ['JOSE', ['José Anaya']],
    ['lukasz', ['Łukasz Nowak']],
    ['bjorn weiss', ['Bjørn Weiß']],
    ['weiß', ['Bjørn Weiß']],
    ['  ruiz ', ['Ana Ruiz']],
    ['example.com', ['Ana Ruiz']],
    ['nowak luk', ['Łukasz Nowak']],
    ['nobody', []],
    ['', ['Ana Ruiz', 'José Anaya', 'Diana Lund', 'Łukasz Nowak', 'Bjørn Weiß']],
  ])('%j finds %j', (search, labels) => expect(found(search)).toEqual(labels))

  it('leaves out who is chosen already', () => {
    expect(found('ana', [person('Ana Ruiz')])).toEqual(['José Anaya', 'Diana Lund'])
  })

  it('offers no more than asked for', () => {
    const many = Array.from({ length: 200 }, (_, index) => person(`Person ${index}`))
    expect(findItems(many, 'person', [])).toHaveLength(50)
  })
})

describe('actOn', () => {
  /** What a picker does with Enter, and whether the key still does what it would do outside of one. */
  function enter(isComposing: boolean) {
    const done: string[] = []
    const note = (what: string) => () => void done.push(what)
    const key = { key: 'Enter', preventDefault: note('prevent'), stopPropagation: note('stop') }
    actOn({ ...key, nativeEvent: { isComposing } }, { Enter: note('choose') })
    return done
  }

  it('chooses, and neither sends the form nor closes the dialog around it', () =>
    expect(enter(false)).toEqual(['prevent', 'stop', 'choose']))

  it('leaves the Enter that ends a word to the input method', () => expect(enter(true)).toEqual([]))
})

describe('itemsOf', () => {
  const create = (text: string): PickerItem | undefined =>
    text.includes('@') ? { id: text, label: text, kind: 'email' } : undefined

  it.each([
    ['a@b.co, c@d.co', ['a@b.co', 'c@d.co']],
    ['a@b.co\nc@d.co;e@f.co', ['a@b.co', 'c@d.co', 'e@f.co']],
    ['a@b.co', undefined],
    ['a@b.co and nobody', undefined],
    ['', undefined],
  ])('%j becomes %j', (pasted, ids) => expect(itemsOf(pasted, create)?.map((item) => item.id)).toEqual(ids))

  it('makes nothing where nothing can be made', () => expect(itemsOf('a@b.co c@d.co', undefined)).toBeUndefined())
})
