/** The number of log entries of the order whose log is read page by page. */
const ENTRIES = 10_000

/** Fills the log of the first order that the demo's logist sees. A second run adds nothing. */
export const GROW_LOG = `
  insert into model_logs (entity, entity_id, action, actor_kind, actor_name, changes)
  select 'order', o.id, 'updated', 'system', 'bench', jsonb_build_object('comment', jsonb_build_object('old', i::text, 'new', (i + 1)::text))
  from (
    select o.id from orders o join users u on u.email = 'logist@tracklane.test' and u.organization_id = o.organization_id
      and coalesce(u.country_id, o.country_id) = o.country_id
    where o.deleted_at is null order by o.id limit 1
  ) o, generate_series(1, ${ENTRIES}) i
  where (select count(*) from model_logs where entity = 'order' and entity_id = o.id) < ${ENTRIES}`
