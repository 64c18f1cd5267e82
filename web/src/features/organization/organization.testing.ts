import type { OrganizationDetail } from '@tracklane/contract/organization'
import type { OrganizationToken } from '@tracklane/contract/organization-token'

const stamps = { created_at: '2026-03-01T08:00:00.000Z', updated_at: '2026-03-01T08:00:00.000Z', version: 1 }

export function organization(patch: Partial<OrganizationDetail> = {}): OrganizationDetail {
  return {
    id: 1,
    name: 'North Parcel',
    email: 'office@north.test',
    phone: '+49 30 1',
    address: 'Ring 1, Berlin',
    country_ids: [],
    active: true,
    people: 4,
    signing_in: 4,
    tokens: 2,
    used_by: { orders: 0, users: 0, couriers: 0 },
    by_country: [],
    own: { order_flows: 0, kanbans: 0 },
    ...stamps,
    ...patch,
  }
}

export function token(patch: Partial<OrganizationToken> = {}): OrganizationToken {
  return {
    id: 7,
    name: 'Web shop',
    abilities: ['orders:read', 'orders:write'],
    prefix: 'abc123',
    created_by: 'Ann Lee',
    last_used_at: null,
    expires_at: '2126-03-01T08:00:00.000Z',
    created_at: '2026-03-01T08:00:00.000Z',
    ...patch,
  }
}

export function page<Row>(data: Row[]) {
  return { data, meta: { current_page: 1, per_page: 25, total: data.length, last_page: 1 } }
}
