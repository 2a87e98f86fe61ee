'use client'

import { useState, type ClipboardEvent } from 'react'
import { toast } from '@/components/ui/overlay/toast'
import { randomId } from '@/lib/shared/randomness'
import { limits } from '@/lib/reviews/model/rules/review-limits'
import {
  movedTo,
  placesAfterInsertion,
  placesAfterMove,
  placesAfterRemoval,
  type OptionPlaces,
} from '@/lib/reviews/drafting/rules/question-order'
import { pasteInto } from '@/lib/reviews/drafting/rules/pasted-options'
import { focusField } from '@/components/reviews/asking/draft/focus-field'
import { useDraftState, useWizard, type WizardParts } from '@/components/reviews/asking/wizard-context'

export const tooMany = `A question may have at most ${limits.options.max} options.`

/** Follow-ups refer to options by position, so they move along. */
function useFollowedPlaces(question: string) {
  const { form } = useWizard()
  return (places: OptionPlaces) =>
    form.content().questions.forEach(({ follows }, index) => {
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

type Edit = <Item>(list: readonly Item[], added: readonly Item[]) => Item[]

/** The options of a question under ids that move along with them. */
function useOptionList(index: number) {
  const { form } = useWizard()
  const name = `questions.${index}.options` as const
  const count = useDraftState(({ content }) => content.questions[index]?.options.length ?? 0)
  const [known, setKnown] = useState<readonly string[]>([])
  const ids = Array.from({ length: count }, (_, place) => known[place] ?? `${place} of ${count}`)

  /** Does the same to options and ids. */
  function edit(change: Edit, texts: readonly string[] = []) {
    const added = texts.map((optionText) => ({ optionText }))
    form.setValue(name, change(form.getValues(name), added))
    setKnown(
      change(
        ids,
        texts.map(() => randomId()),
      ),
    )
  }

  return { name, ids, edit }
}

/** Options edited as a list. */
export function useOptions(question: string, index: number) {
  const { form } = useWizard()
  const { name, ids, edit } = useOptionList(index)
  const follow = useFollowedPlaces(question)
  const focus = (place: number) => focusField(`${name}.${place}.optionText`)

  function addAfter(place: number, texts: string[] = ['']) {
    const room = limits.options.max - form.getValues(name).length
    const added = texts.slice(0, room)
    if (added.length === 0) return
    edit((list, options) => list.toSpliced(place + 1, 0, ...options), added)
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
    edit((list) => list.toSpliced(place, 1))
    follow(placesAfterRemoval(place))
    focus(Math.max(0, place - 1))
  }

  const moveOption = (from: number, to: number) => {
    edit((list) => movedTo(list, from, to))
    follow(placesAfterMove(from, to))
  }

  return { ids, move: moveOption, addAfter, goOn, paste, take }
}
