/** The order whose log is read page by page has that many entries. */
const ENTRIES = 10_000

/** Log of the first order that the logist of the demo sees; written once, however often it is asked for. */
export const GROW_LOG = `
  insert into model_logs (entity, entity_id, action, actor_kind, actor_name, changes)
  select 'order', o.id, 'updated', 'system', 'bench', jsonb_build_object('comment', jsonb_build_object('old', i::text, 'new', (i + 1)::text))
  from (
    select o.id from orders o join users u on u.email = 'logist@tracklane.test' and u.organization_id = o.organization_id
      and coalesce(u.country_id, o.country_id) = o.country_id
    where o.deleted_at is null order by o.id limit 1
  ) o, generate_series(1, ${ENTRIES}) i
  where (select count(*) from model_logs where entity = 'order' and entity_id = o.id) < ${ENTRIES}`
