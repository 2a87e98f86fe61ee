import { Icon } from '@/components/ui/icon/icon'
import { Button } from '@/components/ui/button/button'

/** Opens the quick dialog to ask for or give feedback. */
export function QuickButtons({ id, name }: { id: string; name: string }) {
  const person = { 'data-member-id': id, 'data-member-name': name }
  return (
    <>
      <Button {...person} data-quick="ask" variant="primary">
        <Icon name="send" />
        Ask for feedback
      </Button>
      <Button {...person} data-quick="note">
        <Icon name="message-square-text" />
        Give feedback
      </Button>
    </>
  )
}
