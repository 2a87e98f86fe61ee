import { Button } from '@/components/ui/button/button'
import { Badge } from '@/components/ui/display/badge'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { ButtonGallery } from './button-gallery'
import { ChartGallery } from './chart-gallery'
import { CsvGallery } from './csv-gallery'
import { DisplayGallery } from './display-gallery'
import { FormGallery } from './form-gallery'
import { InputGallery } from './input-gallery'
import { ListGallery } from './list-gallery'
import { OverlayGallery } from './overlay-gallery'
import { PickGallery } from './pick-gallery'

export function Gallery() {
  return (
    <Page>
      <PageHeader
        title="Design"
        text="Every component in each of its states."
        back={{ href: '/', label: 'Home' }}
        aside={<Badge tone="info">Development</Badge>}
        action={<Button variant="primary">One primary action</Button>}
      />
      <ButtonGallery />
      <InputGallery />
      <FormGallery />
      <DisplayGallery />
      <ListGallery />
      <CsvGallery />
      <OverlayGallery />
      <PickGallery />
      <ChartGallery />
    </Page>
  )
}
