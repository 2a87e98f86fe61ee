import { Icon } from '@/components/ui/icon/icon'
import type { PickedPerson } from '@/components/members/picker/person-item'
import { Button } from '@/components/ui/button/button'

/** Opens the quick dialog to ask for or give feedback. */
export function QuickButtons({ id, name, pictureId }: PickedPerson) {
  const person = { 'data-member-id': id, 'data-member-name': name, 'data-picture-id': pictureId ?? undefined }
  return (
    <>
      <Button {...person} data-quick="ask" variant="primary">
        Ask for feedback
      </Button>
      <Button {...person} data-quick="note">
        <Icon name="message-square-text" />
        Give feedback
      </Button>
    </>
  )
}
