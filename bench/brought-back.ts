/** The name that the floor signs its moves with. */
const FLOOR = 'floor'

/**
 * Brings orders back to their first status that a run moved between New (1) and Processing (2): the run was killed, or it measured only one
 * direction. Each move of ours was judged by a flow; the generated moves have none.
 */
export const BRING_BACK = `
  with filled as (
    select distinct on (l.order_id) l.order_id, l.status_to, l.created_at
    from order_status_log l join orders o on o.id = l.order_id
    where o.status_id in (1, 2) and o.deleted_at is null and l.flow_id is null and l.actor_name <> '${FLOOR}'
    order by l.order_id, l.id desc
  ), back as (
    update orders o set status_id = f.status_to, sub_status_id = null, status_changed_at = f.created_at, updated_at = now(),
      version = o.version + 1
    from filled f join orders before on before.id = f.order_id
    where o.id = f.order_id and f.status_to in (1, 2) and f.status_to <> before.status_id
    returning o.id, before.status_id as status_from, o.status_id as status_to
  )
  insert into order_status_log (order_id, status_from, status_to, actor_name) select id, status_from, status_to, '${FLOOR}' from back`
