'use client'

import { useState } from 'react'
import { Field } from '@/components/ui/form/field'
import { Section } from '@/components/ui/layout/section'
import { MultiPicker } from '@/components/ui/pick/multi-picker'
import type { PickerItem } from '@/components/ui/pick/picker-search'
import { SinglePicker } from '@/components/ui/pick/single-picker'
import { SortableList } from '@/components/ui/pick/sortable-list'
import { Specimen } from './specimen'

const items: PickerItem[] = [
  { id: '1', label: 'Priya Nair', hint: 'priya@example.com', kind: 'person' },
  { id: '2', label: 'Tom Okafor', hint: 'tom@example.com', kind: 'person' },
  { id: '3', label: 'Łukasz Nowak', hint: 'lukasz@example.com', kind: 'person' },
  { id: '4', label: 'Gone Away', kind: 'person', refusal: 'No longer here' },
  { id: '5', label: 'Design', hint: '7 people', kind: 'team' },
  { id: '6', label: 'new-joiner', hint: '3 people', kind: 'tag' },
]

const long: PickerItem = {
  id: '7',
  label: 'maximiliane.konstanze.von.und.zu.hohenstein@subsidiary.of.a.company.example.com',
  hint: 'outside',
  kind: 'email',
}

const address = (text: string): PickerItem | undefined =>
  /^\S+@\S+\.\S+$/.test(text)
    ? { id: text.toLowerCase(), label: text.toLowerCase(), hint: 'outside', kind: 'email' }
    : undefined

export function PickGallery() {
  const [chosen, setChosen] = useState<PickerItem[]>([...items.slice(0, 1), long])
  const [one, setOne] = useState<PickerItem | null>(items[1] ?? null)
  const [order, setOrder] = useState(['What went well?', 'What could be better?', 'Would you do it again?'])

  function move(from: number, to: number) {
    const rest = order.filter((_, index) => index !== from)
    setOrder([...rest.slice(0, to), ...order.slice(from, from + 1), ...rest.slice(to)])
  }

  return (
    <Section title="Choosing and ordering">
      <Specimen name="picker" stacked>
        <Field label="Who answers" hint="People, teams, tags, or an outside address.">
          {(control) => (
            <MultiPicker
              control={control}
              items={items}
              value={chosen}
              onChange={setChosen}
              create={address}
              placeholder="Type a name"
            />
          )}
        </Field>
        <Field label="Nobody is chosen" error="Choose at least one person.">
          {(control) => (
            <MultiPicker control={control} items={items} value={[]} onChange={setChosen} placeholder="Type a name" />
          )}
        </Field>
        <Field label="Who was asked">
          {(control) => (
            <MultiPicker control={control} items={items} value={items.slice(0, 2)} onChange={setChosen} disabled />
          )}
        </Field>
      </Specimen>
      <Specimen name="picker of one" stacked>
        <Field label="Who leads it">
          {(control) => (
            <SinglePicker control={control} items={items} value={one} onChange={setOne} placeholder="Type a name" />
          )}
        </Field>
        <Field label="Nobody chosen" error="Choose somebody.">
          {(control) => (
            <SinglePicker control={control} items={items} value={null} onChange={setOne} placeholder="Type a name" />
          )}
        </Field>
        <Field label="Not to be changed">
          {(control) => <SinglePicker control={control} items={items} value={one} onChange={setOne} disabled />}
        </Field>
      </Specimen>
      <Specimen name="sortable" stacked>
        <SortableList
          label="Questions"
          items={order.map((text, index) => ({
            id: text,
            name: `Question ${index + 1}`,
            content: <p className="py-2">{text}</p>,
          }))}
          onMove={move}
        />
      </Specimen>
    </Section>
  )
}
