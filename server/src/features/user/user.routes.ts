import { userEndpoints } from '@tracklane/contract/user'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { listRoles } from './user.service.ts'

export function userRoutes(app: App): void {
  route(app, userEndpoints.roles, () => ({ data: listRoles() }))
}
