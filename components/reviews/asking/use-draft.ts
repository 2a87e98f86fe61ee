'use client'

import { useEffect, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { guardTab } from '@/components/ui/guard-tab'
import { toast } from '@/components/ui/overlay/toast'
import type { WizardDraft } from '@/lib/reviews/drafting/queries/get-wizard-draft'
import type { FormContent } from '@/lib/reviews/model/schema'
import { Cell } from './draft/cell'
import { Checker } from './draft/checker'
import { DraftSaver, type SaveDraft } from './draft/draft-saver'
import type { KeptCopy } from './draft/kept-copy'
import { copiesOf, sortCopies } from './draft/local-draft'
import { keepOwnRelationships } from './draft/own-relationships'
import { askedIn, PeopleBook, type Book } from './draft/people-book'
import { presentFrom } from './draft/present'
import type { WizardState } from './wizard-context'

type Saved = { version: number; content: FormContent; book: Book }

// The router restores the page as first loaded; this tab's saves are newer.
const newest = new Map<string, Saved>()

function newestOf(draft: WizardDraft): WizardDraft & { book?: Book } {
  const saved = newest.get(draft.id)
  return saved && saved.version > draft.version ? { ...draft, ...saved } : draft
}

function createWizard(sent: WizardDraft, form: UseFormReturn<FormContent>, save: SaveDraft): WizardState {
  const draft = newestOf(sent)
  const { id, version, content, me, can, at } = draft
  const copies = copiesOf(draft)
  const people = new PeopleBook(draft, draft.book)
  const present = presentFrom(at)
  const read = () => form.getValues()
  const facts = () => {
    const book = people.book.read()
    const askedCount = askedIn(book, read(), me.id)
    const groups = people.groupsOf(read(), me.id)
    return { askedCount, groups, creatorId: me.id, unsubscribed: book.unsubscribed, can, at: present() }
  }
  const first = content.questions[0]?.key
  return {
    draft,
    form,
    content: new Cell(content),
    saver: new DraftSaver({
      id,
      version,
      content,
      read,
      save,
      copy: { ...copies, write: (copy) => copies.write({ ...copy, chosen: people.chosenIn(copy.content) }) },
      onSaved: ({ unsubscribed, ...saved }) => {
        people.leaveOut(unsubscribed)
        newest.set(id, { ...saved, book: people.book.read() })
      },
    }),
    checker: new Checker({ content: read, facts }),
    people,
    openKeys: new Cell<ReadonlySet<string>>(new Set(first === undefined ? [] : [first])),
    isPreviewing: new Cell(false),
    copies,
    rivals: new Cell<readonly KeptCopy[]>([]),
    present,
  }
}

/** Loads a stored copy and makes this tab its owner. */
export function takeUp({ form, saver, copies, people }: WizardState, copy: KeptCopy) {
  people.meet(copy.chosen)
  form.reset(copy.content)
  saver.touch()
  saver.keep()
  void copies.drop(copy)
}

/** Restores this device's unsaved copy. If the server is newer or input came first, the person decides. */
async function restore(wizard: WizardState, isGone: () => boolean) {
  const { draft, copies, saver } = wizard
  const found = await copies.read()
  if (isGone() || found.length === 0) return
  const isWritten = saver.hasUnsaved() || saver.version !== draft.version
  const { done, taken, rivals } = sortCopies(found, { ...draft, isWritten })
  for (const copy of done) void copies.drop(copy)
  wizard.rivals.write(rivals)
  if (!taken) return
  takeUp(wizard, taken)
  toast({ type: 'info', title: 'Your unsaved changes are back', description: 'They were kept on this device.' })
}

function follow({ draft, form, content, saver, checker, people }: WizardState) {
  const unsubscribe = form.subscribe({
    formState: { values: true },
    callback: ({ values, name }) => {
      if (keepOwnRelationships(form, content.read(), values, draft.me.id)) return
      content.write(values)
      saver.touch()
      checker.changed(name)
    },
  })
  const forget = people.book.subscribe(() => checker.changed(undefined))
  return () => {
    unsubscribe()
    forget()
  }
}

/** Saves, or asks, before the tab can close. */
function guard({ saver }: WizardState) {
  const unguard = guardTab({ save: () => void saver.flush(), isOnItsWay: saver.isOnItsWay, keep: saver.keep })
  return () => {
    unguard()
    saver.keep()
    // One last save; failures stay on this device, so no late retry overtakes a later visit.
    void saver.flush().then(saver.pause)
  }
}

/** One form for the whole draft, saved while typing. */
export function useDraft(draft: WizardDraft, save: SaveDraft): WizardState {
  const form = useForm<FormContent>({ defaultValues: newestOf(draft).content })
  const [wizard] = useState(() => createWizard(draft, form, save))

  useEffect(() => {
    const unfollow = follow(wizard)
    const unguard = guard(wizard)
    let isGone = false
    void restore(wizard, () => isGone)
    return () => {
      isGone = true
      unguard()
      unfollow()
    }
  }, [wizard])

  return wizard
}
