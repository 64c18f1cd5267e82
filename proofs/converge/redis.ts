import { OwnRedis } from '../kit/redis.ts'
import { settings } from './settings.ts'

export const redis = new OwnRedis(settings.port + 9)
