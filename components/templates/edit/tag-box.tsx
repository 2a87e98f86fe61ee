'use client'

import { useId, useState, type KeyboardEvent } from 'react'
import { Field } from '@/components/ui/form/field'
import { Icon } from '@/components/ui/icon/icon'
import { Input } from '@/components/ui/input/input'

const most = 10
const longest = 40

interface TagBoxProps {
  tags: readonly string[]
  known: readonly string[]
  onChange: (tags: string[]) => void
  onType: (text: string) => void
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** New tags of comma-separated text. */
const newTags = (text: string, tags: readonly string[]) =>
  text
    .split(',')
    .map((tag) => tag.trim().slice(0, longest))
    .filter((tag, index, all) => tag !== '' && ![...tags, ...all.slice(0, index)].some((other) => isSame(other, tag)))

function Tag({ tag, onRemove }: { tag: string; onRemove: () => void }) {
  return (
    <li className="chip">
      {tag}
      <button
        type="button"
        aria-label={`Remove the tag ${tag}`}
        onClick={onRemove}
        className="inline-flex size-6 shrink-0 items-center justify-center rounded-full text-subtle hover:bg-pressed hover:text-ink"
      >
        <Icon name="x" className="size-3.5" />
      </button>
    </li>
  )
}

/** Enter or a comma adds a tag. */
export function TagBox({ tags, known, onChange, onType }: TagBoxProps) {
  const list = useId()
  const [text, setText] = useState('')
  const isFull = tags.length >= most

  function write(written: string) {
    setText(written)
    onType(written)
  }

  function add(written: string) {
    write('')
    const added = newTags(written, tags)
    if (added.length > 0) onChange([...tags, ...added].slice(0, most))
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add(text)
  }

  return (
    <div className="grid grid-cols-1 gap-2">
      <Field label="Tags" optional hint={isFull ? `At most ${most} tags` : 'Enter or comma to add'}>
        {(control) => (
          <Input
            {...control}
            list={list}
            value={text}
            disabled={isFull}
            maxLength={longest}
            autoComplete="off"
            onChange={({ target }) => (target.value.includes(',') ? add(target.value) : write(target.value))}
            onKeyDown={press}
            onBlur={() => add(text)}
          />
        )}
      </Field>
      <datalist id={list}>
        {known.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      {tags.length > 0 && (
        <ul aria-label="Tags of this template" className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <Tag key={tag} tag={tag} onRemove={() => onChange(tags.filter((other) => other !== tag))} />
          ))}
        </ul>
      )}
    </div>
  )
}
