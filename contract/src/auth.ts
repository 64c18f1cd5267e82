import { z } from 'zod'
import { CharCode } from './i18n.ts'
import { endpoint } from './kit/endpoint.ts'
import { PASSWORD_MINIMUM, Theme, User } from './kit/person.ts'
import { one } from './kit/reply.ts'
import { ROLES } from './kit/role.ts'
import { text } from './kit/text.ts'
import { MessageSetting } from './message-setting-row.ts'

export const Credentials = z.object({
  email: text(320).min(1),
  password: z.string().min(1).max(1024),
})
export type Credentials = z.infer<typeof Credentials>

export const Profile = User.extend({
  /** The person who really acts, and the seconds left. The server counts the seconds, since the browser's clock may differ. */
  impersonator: z.object({ id: z.number(), first_name: z.string(), last_name: z.string(), seconds_left: z.number() }).nullable(),
  must_change_password: z.boolean(),
  /** The events that can reach the person, and whether they are told of them. */
  message_settings: z.array(MessageSetting),
  version: z.number(),
})
export type Profile = z.infer<typeof Profile>

export const ProfilePatch = z.object({ language: CharCode.optional(), theme: Theme.optional() })
export type ProfilePatch = z.infer<typeof ProfilePatch>

export const PasswordChange = z.object({
  current_password: z.string().min(1).max(1024),
  password: z.string().min(PASSWORD_MINIMUM).max(1024),
})
export type PasswordChange = z.infer<typeof PasswordChange>

export const authEndpoints = {
  csrfCookie: endpoint({
    method: 'GET',
    path: '/sanctum/csrf-cookie',
    base: 'both',
    access: 'public',
    beforePasswordChange: true,
    status: 204,
  }),
  login: endpoint({
    method: 'POST',
    path: '/user/login',
    access: 'public',
    beforePasswordChange: true,
    body: Credentials,
    reply: one(Profile),
  }),
  logout: endpoint({ method: 'POST', path: '/user/logout', access: ROLES, beforePasswordChange: true, status: 204 }),
  profile: endpoint({ method: 'GET', path: '/user/profile', access: ROLES, beforePasswordChange: true, reply: one(Profile) }),
  updateProfile: endpoint({
    method: 'PUT',
    path: '/user/profile',
    access: ROLES,
    beforePasswordChange: true,
    body: ProfilePatch,
    reply: one(Profile),
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/user/password',
    access: ROLES,
    whileImpersonating: 'refused',
    beforePasswordChange: true,
    body: PasswordChange,
    reply: one(Profile),
  }),
}
