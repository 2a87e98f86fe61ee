'use client'

import { Button } from '@/components/ui/button/button'
import { IconButton } from '@/components/ui/button/icon-button'
import { usePress } from '@/components/ui/form/use-press'
import { PlainField } from '@/components/ui/form/plain/plain-field'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { useAddForm } from '@/components/ui/form/plain/use-add-form'
import { Icon } from '@/components/ui/icon/icon'
import { Checkbox } from '@/components/ui/input/checkbox'
import { addMeetingLinkAction, removeMeetingLinkAction } from '@/lib/meetings/actions'
import type { MeetingDetail } from '@/lib/meetings/queries/get-meeting'

type MeetingLinksProps = { meeting: Pick<MeetingDetail, 'id' | 'series' | 'links' | 'can'> }

function LinkForm({ id, isSeries }: { id: string; isSeries: boolean }) {
  const form = useAddForm((madeId, entered) => {
    const scope = entered('isFollowing') === '' ? 'this' : 'following'
    return addMeetingLinkAction({ madeId, id, url: entered('url'), text: entered('text'), scope })
  })
  return (
    <PlainFormFrame data-keep form={form} className="grid grid-cols-1 gap-2">
      <PlainField form={form} name="url" label="Link" quietLabel placeholder="Paste a link" autoComplete="off" />
      <PlainField form={form} name="text" label="Link text" quietLabel placeholder="Text (optional)" />
      {isSeries && <Checkbox name="isFollowing" label="Also for the following meetings" />}
      <div>
        <Button type="submit" size="sm" pending={form.pending}>
          Add link
        </Button>
      </div>
    </PlainFormFrame>
  )
}

export function MeetingLinks({ meeting: { id, series, links, can } }: MeetingLinksProps) {
  const press = usePress()

  return (
    <div className="grid grid-cols-1 gap-3">
      {links.length > 0 && (
        <ul className="list">
          {links.map((link) => (
            <li key={link.id} className="flex items-center gap-2 px-4 py-2">
              <a
                href={link.url}
                target="_blank"
                rel="noreferrer"
                className="min-w-0 flex-1 wrap-anywhere text-primary-ink underline underline-offset-3"
              >
                {link.text === '' ? link.url : link.text}
              </a>
              {link.can.remove && (
                <IconButton
                  size="sm"
                  variant="ghost"
                  label="Remove link"
                  icon={<Icon name="x" />}
                  onClick={() => void press(removeMeetingLinkAction({ id, linkId: link.id }))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {can.write && <LinkForm id={id} isSeries={series !== null} />}
    </div>
  )
}
