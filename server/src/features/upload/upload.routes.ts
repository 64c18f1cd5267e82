import { uploadEndpoints as on } from '@tracklane/contract/upload'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { createUpload, getUpload } from './upload.service.ts'

export function uploadRoutes(app: App): void {
  route(app, on.create, (ctx, { body }, { gone }) => createUpload(ctx, body, gone))
  route(app, on.show, (ctx, { params: { name } }) => getUpload(ctx, name))
}
