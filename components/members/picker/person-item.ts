import type { PickerItem } from '@/components/ui/pick/picker-search'

export interface PickedPerson {
  id: string
  name: string
  email?: string
  pictureId?: string | null
}

export const personItem = ({ id, name, email, pictureId }: PickedPerson): PickerItem => ({
  id,
  label: name,
  hint: email,
  pictureId,
  kind: 'person',
})
