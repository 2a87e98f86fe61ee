'use client'

import { useEffect, useState } from 'react'
import { guardTab } from '@/components/ui/guard-tab'
import { toast } from '@/components/ui/overlay/toast'
import type { WizardDraft } from '@/lib/reviews/drafting/queries/get-wizard-draft'
import { Autosave, type SaveDraft } from './draft/autosave'
import { askedIn, bookOf, chosenIn, groupsIn, leaveOut, meet } from './draft/book'
import { check, noteEdit, refuse, unchecked } from './draft/checks'
import { createDraftForm } from './draft/draft-form'
import type { KeptCopy } from './draft/kept-copy'
import { copiesOf, sortCopies } from './draft/local-draft'
import { presentFrom } from './draft/present'
import { createStore } from './draft/store'
import type { DraftState, WizardParts } from './wizard-context'

const checkPauseMs = 150

// The router restores the page as first loaded; this tab's saves are newer.
const newest = new Map<string, Pick<DraftState, 'content' | 'version' | 'book'>>()

function openStore(draft: WizardDraft) {
  const saved = newest.get(draft.id)
  const isNewer = saved !== undefined && saved.version > draft.version
  const { content, version, book } = isNewer ? saved : { ...draft, book: bookOf(draft) }
  return createStore<DraftState>({
    ...unchecked,
    content,
    version,
    book,
    saving: { state: 'idle' },
    openKeys: new Set(content.questions.slice(0, 1).map(({ key }) => key)),
    isPreviewing: false,
    conflicts: [],
  })
}

type Saved = Pick<WizardParts, 'draft' | 'store' | 'copies' | 'present'> & { save: SaveDraft }

function autosaveOf({ draft: { id }, store, copies, present, save }: Saved) {
  const write: typeof copies.write = (copy) =>
    copies.write({ ...copy, chosen: chosenIn(store.read().book, copy.content), writtenAt: present() })
  return new Autosave({
    id,
    store,
    save,
    copy: { ...copies, write },
    onSaved: ({ unsubscribed, colleagues, ...saved }) => {
      leaveOut(store, { unsubscribed, colleagues })
      newest.set(id, { ...saved, book: store.read().book })
    },
  })
}

function createWizard(draft: WizardDraft, save: SaveDraft): WizardParts {
  const { me, can } = draft
  const store = openStore(draft)
  const present = presentFrom(draft.at)
  const copies = copiesOf(draft)
  const facts = () => {
    const { book, content } = store.read()
    const askedCount = askedIn(book, content, me.id)
    const groups = groupsIn(book, content, me.id)
    const { unsubscribed, colleagues } = book
    return { askedCount, groups, creatorId: me.id, unsubscribed, colleagues, can, at: present() }
  }
  const autosave = autosaveOf({ draft, store, copies, present, save })
  const form = createDraftForm({
    store,
    creatorId: me.id,
    onChange: (path) => {
      autosave.touch()
      if (path) noteEdit({ store }, path)
      // The server’s errors were about the content before.
      else refuse({ store, facts }, {})
    },
  })
  return { draft, form, store, copies, autosave, facts, present }
}

/** Loads a stored copy and makes this tab its owner. */
export function takeUp({ form, store, copies }: WizardParts, copy: KeptCopy) {
  meet(store, copy.chosen)
  form.reset(copy.content)
  void copies.drop(copy)
}

/** Restores this device's unsaved copy. If the server is newer or input came first, the person decides. */
async function restore(wizard: WizardParts, isGone: () => boolean) {
  const { store, autosave, copies } = wizard
  const { version, content } = store.read()
  const found = await copies.read()
  if (isGone() || found.length === 0) return
  const isWritten = autosave.hasUnsaved() || store.read().version !== version
  const { done, taken, conflicts } = sortCopies(found, { version, content, isWritten })
  for (const copy of done) void copies.drop(copy)
  store.write({ conflicts })
  if (!taken) return
  takeUp(wizard, taken)
  toast({ type: 'info', title: 'Your unsaved changes are back', description: 'They were kept on this device.' })
}

/** Checks the draft after each pause. */
function checkOnPauses(wizard: WizardParts) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return wizard.store.subscribe(() => {
    clearTimeout(timer)
    timer = setTimeout(() => check(wizard), checkPauseMs)
  })
}

/** One form for the whole draft, saved while typing. */
export function useDraft(draft: WizardDraft, save: SaveDraft): WizardParts {
  const [wizard] = useState(() => createWizard(draft, save))

  useEffect(() => {
    const { flush, isOnItsWay, leave } = wizard.autosave
    const forget = checkOnPauses(wizard)
    const unguard = guardTab({ save: () => void flush(), isOnItsWay })
    let isGone = false
    void restore(wizard, () => isGone)
    return () => {
      isGone = true
      unguard()
      leave()
      forget()
    }
  }, [wizard])

  return wizard
}
