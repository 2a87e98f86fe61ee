'use client'

import { useState } from 'react'
import { ColleaguesField } from '@/components/members/picker/colleagues-field'
import type { PickerItem } from '@/components/ui/pick/picker-search'

interface PeopleBoxProps {
  label: string
  hint?: string
  error?: string
  onChange: (memberIds: string[]) => void
}

export function PeopleBox({ label, hint, error, onChange }: PeopleBoxProps) {
  const [chosen, setChosen] = useState<PickerItem[]>([])

  function choose(people: PickerItem[]) {
    setChosen(people)
    onChange(people.map(({ id }) => id))
  }

  return <ColleaguesField label={label} hint={hint} error={error} optional value={chosen} onChange={choose} />
}
