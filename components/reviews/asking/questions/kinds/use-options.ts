'use client'

import type { ClipboardEvent } from 'react'
import { useFieldArray } from 'react-hook-form'
import { toast } from '@/components/ui/overlay/toast'
import { limits } from '@/lib/reviews/model/rules/review-limits'
import {
  placesAfterInsertion,
  placesAfterMove,
  placesAfterRemoval,
  type OptionPlaces,
} from '@/lib/reviews/drafting/rules/question-order'
import { pasteInto } from '@/lib/reviews/drafting/rules/pasted-options'
import { focusField } from '@/components/reviews/asking/draft/focus-field'
import { useWizard, type WizardParts } from '@/components/reviews/asking/wizard-context'

export const tooMany = `A question may have at most ${limits.options.max} options.`

/** Follow-ups refer to options by position, so they move along. */
function useFollowedPlaces(question: string) {
  const { form } = useWizard()
  return (places: OptionPlaces) =>
    form.getValues('questions').forEach(({ follows }, index) => {
      if (follows?.key !== question || follows.when !== 'CHOSEN' || follows.value === null) return
      const value = places(follows.value)
      if (value !== follows.value) form.setValue(`questions.${index}.follows`, { ...follows, value })
    })
}

type AddAfter = (place: number, texts: string[]) => void

/** Spreads a pasted list over empty and new options; a single line pastes normally. */
function pasteList(
  form: WizardParts['form'],
  index: number,
  place: number,
  event: ClipboardEvent<HTMLInputElement>,
  addAfter: AddAfter,
) {
  const name = `questions.${index}.options` as const
  const present = form.getValues(name).map(({ optionText }) => optionText)
  const list = pasteInto(present, place, event.clipboardData.getData('text'))
  if (!list) return
  event.preventDefault()
  for (const { place: at, option } of list.filled) form.setValue(`${name}.${at}.optionText`, option)
  addAfter(list.insertedAfter, list.inserted)
  if (list.note) toast({ type: 'warning', title: `${list.addedCount} of the list added`, description: list.note })
}

/** Options edited as a list. */
export function useOptions(question: string, index: number) {
  const { form } = useWizard()
  const name = `questions.${index}.options` as const
  const { fields, insert, remove, move } = useFieldArray({ control: form.control, name })
  const follow = useFollowedPlaces(question)
  const focus = (place: number) => focusField(`${name}.${place}.optionText`)

  function addAfter(place: number, texts: string[] = ['']) {
    const room = limits.options.max - form.getValues(name).length
    const added = texts.slice(0, room).map((optionText) => ({ optionText }))
    if (added.length === 0) return
    insert(place + 1, added, { shouldFocus: false })
    follow(placesAfterInsertion(place + 1, added.length))
    focus(place + added.length)
  }

  /** Focuses the next empty option, or adds one. */
  function goOn(place: number) {
    if (form.getValues(name)[place + 1]?.optionText === '') focus(place + 1)
    else addAfter(place)
  }

  const paste = (place: number, event: ClipboardEvent<HTMLInputElement>) =>
    pasteList(form, index, place, event, addAfter)

  const take = (place: number) => {
    remove(place)
    follow(placesAfterRemoval(place))
    focus(Math.max(0, place - 1))
  }

  const moveOption = (from: number, to: number) => {
    move(from, to)
    follow(placesAfterMove(from, to))
  }

  return { fields, move: moveOption, addAfter, goOn, paste, take }
}
