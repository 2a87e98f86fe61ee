'use client'

import { useId, useState, type KeyboardEvent } from 'react'
import { Field } from '@/components/ui/form/field'
import { Input } from '@/components/ui/input/input'
import { ChipRemove } from '@/components/ui/pick/chip-remove'
import { LONGEST_TAG, MOST_TAGS, newTags } from './new-tags'

interface TagBoxProps {
  tags: readonly string[]
  known: readonly string[]
  onChange: (tags: string[]) => void
  onType: (text: string) => void
}

function Tag({ tag, onRemove }: { tag: string; onRemove: () => void }) {
  return (
    <li className="chip">
      {tag}
      <ChipRemove label={`Remove the tag ${tag}`} onRemove={onRemove} />
    </li>
  )
}

/** Enter or a comma adds a tag. */
export function TagBox({ tags, known, onChange, onType }: TagBoxProps) {
  const list = useId()
  const [text, setText] = useState('')
  const isFull = tags.length >= MOST_TAGS
  const isTooLong = text.split(',').some((tag) => tag.trim().length > LONGEST_TAG)

  function write(written: string) {
    setText(written)
    onType(written)
  }

  function add(written: string) {
    const { tags: next, rest } = newTags(written, tags)
    write(rest.join(', '))
    if (next.length > tags.length) onChange(next)
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add(text)
  }

  return (
    <div className="grid grid-cols-1 gap-2">
      <Field
        label="Tags"
        optional
        hint={isFull ? `At most ${MOST_TAGS} tags` : 'Enter or comma to add'}
        error={isTooLong ? `A tag may have at most ${LONGEST_TAG} characters.` : undefined}
      >
        {(control) => (
          <Input
            {...control}
            list={list}
            value={text}
            disabled={isFull && text === ''}
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
