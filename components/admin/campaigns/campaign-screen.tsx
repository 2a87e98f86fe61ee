import { ButtonLink } from '@/components/ui/button/button-link'
import { Stat } from '@/components/ui/display/stat'
import { Icon } from '@/components/ui/icon/icon'
import { FilterSelect } from '@/components/ui/input/filter-select'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { ListToolbar } from '@/components/ui/list/list-toolbar'
import { Pagination } from '@/components/ui/list/pagination'
import { adminAddress } from '@/components/admin/admin-address'
import type { CampaignRow, InviteRow } from '@/lib/admin/campaigns/queries'
import { campaignBadges, campaignStates } from '@/lib/admin/campaigns/rules'
import type { CampaignFilter } from '@/lib/admin/campaigns/schema'
import type { Page as Rows } from '@/lib/shared/page'
import { fullCount, plural } from '@/lib/shared/text'
import { EditInviteForm } from './edit-invite-form'
import { InviteRows } from './invite-rows'
import { SendCampaignButton } from './send-button'

interface CampaignScreenProps {
  campaign: CampaignRow
  filter: CampaignFilter
  page: Rows<InviteRow>
  /** Invitations ready to send. */
  readyCount: number
  zone: string
}

const states = [
  { value: 'all', label: 'All invitations' },
  ...campaignStates.map((value) => ({ value, label: campaignBadges[value].label })),
]

const Figures = ({ campaign }: { campaign: CampaignRow }) => (
  <Card className="mb-6 grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
    {campaignStates.map((state) => (
      <Stat key={state} label={campaignBadges[state].label} value={fullCount(campaign[state])} />
    ))}
  </Card>
)

const AllLeftOut = () => (
  <Card flush>
    <EmptyState
      icon={<Icon name="send" />}
      title="All addresses were left out"
      action={<ButtonLink href="/admin/invitations/add">New campaign</ButtonLink>}
    />
  </Card>
)

/** The chosen invitations, page by page. */
function InvitePart({
  campaign: { id },
  filter: { state, after },
  page,
  zone,
}: Omit<CampaignScreenProps, 'readyCount'>) {
  const path = `/admin/invitations/${id}`
  return (
    <>
      <ListToolbar>
        <FilterSelect
          label="State"
          name="state"
          value={state}
          options={states}
          href={path}
          className="w-full sm:w-48"
        />
      </ListToolbar>
      {page.rows.length > 0 ? (
        <InviteRows address={adminAddress(path, { state, after })} rows={page.rows} zone={zone} />
      ) : (
        <Card flush>
          <EmptyState
            icon={<Icon name="search-x" />}
            title="No results"
            action={<ButtonLink href={path}>Clear filters</ButtonLink>}
          />
        </Card>
      )}
      <Pagination
        first={after === undefined ? undefined : adminAddress(path, { state })}
        next={page.next === null ? undefined : adminAddress(path, { state, after: page.next })}
      />
    </>
  )
}

export function CampaignScreen({ campaign, filter, page, readyCount, zone }: CampaignScreenProps) {
  const { id, name, expiryDays, total } = campaign
  const { state, edit, after } = filter
  const edited = page.rows.find((row) => row.id === edit && row.state === 'DRAFT')
  const here = adminAddress(`/admin/invitations/${id}`, { state, after })
  return (
    <Page>
      <PageHeader
        back={{ href: '/admin/invitations', label: 'Campaigns' }}
        title={name}
        text={`Links work for ${plural(expiryDays, 'day')}`}
        action={readyCount > 0 && <SendCampaignButton id={id} count={readyCount} />}
      />
      <Figures campaign={campaign} />
      {edited && <EditInviteForm key={edited.id} cancelHref={here} invite={edited} />}
      {total > 0 ? <InvitePart campaign={campaign} filter={filter} page={page} zone={zone} /> : <AllLeftOut />}
    </Page>
  )
}
