import type { ArticlesOf } from '#db/seed/starter/starter-text.ts'

export const onboardingDay: ArticlesOf<'day'> = {
  'read-the-board': {
    title: 'Read the board',
    body: `
<p>The <a href="/order/kanban">board</a> shows where every order stands right now: a column for each status, a card for each order. Archived and deleted orders are not on it.</p>
<img src="picture:read-the-board" alt="The board with its columns, their numbers and sums, and compact cards">
<h2>A column</h2>
<ul>
<li>Beside the name stands how many orders there are. <strong>12/10</strong> means: 12 orders, and the limit of this column is 10. A limit warns, it stops nothing.</li>
<li>Below stands what these orders bring in cash on delivery, one sum per currency, or <strong>No COD</strong>.</li>
<li>The three dots offer <strong>Select all … loaded</strong> and <strong>Collapse</strong>. A collapsed column opens with a click.</li>
<li>Long columns load more cards as you scroll down.</li>
</ul>
<h2>A card</h2>
<table><tbody>
<tr><th>You see</th><th>It means</th></tr>
<tr><td>An amount</td><td>This is to be collected at the door.</td></tr>
<tr><td>Prepaid, Paid or NA</td><td>Nothing is to be collected.</td></tr>
<tr><td>A red time with a clock</td><td>The delivery window has passed: the order is late.</td></tr>
<tr><td>Two letters</td><td>The initials of the courier. None: nobody has it.</td></tr>
<tr><td>A coloured edge</td><td>It has stood in this status for a day, or, stronger, for three.</td></tr>
<tr><td>A name, “just now”</td><td>A colleague has just moved it.</td></tr>
</tbody></table>
<p>Rest the pointer on a compact card to see the rest. <strong>Compact</strong> or <strong>Comfortable</strong> above the board opens the view: the height of the cards and which fields they show. That is yours alone.</p>
<h2>Keys worth knowing</h2>
<p>The arrows lead from card to card, Enter opens the order, <code>M</code> its menu, <code>X</code> selects it, <code>F</code> filters.</p>
<h2>If something is missing</h2>
<ul>
<li>A filter is set: look at the chips above the columns, or press <strong>Clear filters</strong>.</li>
<li>A column is missing: see <a href="/faq/view?key=board-columns">who chooses the columns</a>.</li>
<li>Nothing moves any more: see <a href="/faq/view?key=board-stale">what “Stale since” means</a>.</li>
</ul>
<p>Next: <a href="/onboarding?article_key=move-orders">Move orders</a>.</p>`,
  },
  'move-orders': {
    title: 'Move orders',
    body: `
<p>Moving an order means: giving it another status. You can do it on the board, in every list and in the open order; the rules are the same everywhere.</p>
<img src="picture:move-orders" alt="A lifted card on the board; columns it may not go to are dimmed and say why">
<h2>With the mouse</h2>
<ol>
<li>Take the card. Columns it may not go to are dimmed and say why.</li>
<li>Let go over another column. Some ask for something first: “In delivery” for a courier, “Redelivery” for the new day and a reason, “Rejected” for a reason. <strong>Cancel</strong> puts the card back.</li>
</ol>
<h2>With the keyboard</h2>
<ol>
<li>Go to the card with the arrows.</li>
<li>Press <code>Space</code>, choose a column with left and right, drop with <code>Space</code>; <code>Escape</code> puts it back.</li>
<li>Or press the number of the status at once.</li>
</ol>
<table><tbody>
<tr><th>Key</th><th>Status</th><th>Key</th><th>Status</th></tr>
<tr><td><code>1</code></td><td>New</td><td><code>6</code></td><td>Rejected</td></tr>
<tr><td><code>2</code></td><td>Processing</td><td><code>7</code></td><td>Delivered</td></tr>
<tr><td><code>3</code></td><td>Ready for dispatch</td><td><code>8</code></td><td>Picked up by customer</td></tr>
<tr><td><code>4</code></td><td>In delivery</td><td><code>9</code></td><td>Completed</td></tr>
<tr><td><code>5</code></td><td>Redelivery</td><td></td><td></td></tr>
</tbody></table>
<p>“Returned to sender” has no key: choose it in the menu.</p>
<h2>Many at once</h2>
<p>Select cards with <code>X</code> or their box and drag one of them, or choose <strong>Move to</strong> in the bar below. You see first how many can go, how many cannot and why.</p>
<h2>Taking a move back</h2>
<p>Press <strong>Undo</strong> in the message, or <code>Z</code> while it is there. It is offered where the flow has a way back for you. In the standard flow only administrators take back “Delivered”, “Picked up by customer” and “Completed”.</p>
<h2>If it is refused</h2>
<p>The reason is always said; <a href="/faq/view?key=move-refused">what the reasons mean</a>. If a colleague was faster, the message says where the order is now. Nothing of theirs is overwritten.</p>`,
  },
  'assign-couriers': {
    title: 'Assign couriers',
    body: `
<p>An order in delivery needs a courier. You can choose one early, while the order is still being prepared, or at the moment you move it to “In delivery”.</p>
<img src="picture:assign-couriers" alt="The dialog to choose a courier, with the load of each one on that day">
<h2>One order</h2>
<ol>
<li>Press <code>A</code> on the card or row, or choose <strong>Assign courier…</strong> in its menu.</li>
<li>The dialog names the order and lists the active couriers of its country. The one with the most room on the day of delivery stands first and is chosen, unless the order has a courier already.</li>
<li>Press Enter, or pick another one. <strong>Find a courier</strong> searches by name.</li>
</ol>
<h2>Read the load</h2>
<table><tbody>
<tr><th>You see</th><th>It means</th></tr>
<tr><td>8 of 12, 4 free</td><td>Eight orders for that day, room for four more.</td></tr>
<tr><td>Full, 12 of 12</td><td>Over the capacity. You are warned and can still go on.</td></tr>
<tr><td>8 that day, no limit</td><td>No capacity is set for this courier.</td></tr>
</tbody></table>
<p>The day is that of the delivery window; for an order without a window, or with one that is past, it is today.</p>
<h2>Many orders</h2>
<p>Select them and press <code>A</code>. For many nobody is chosen beforehand. When you move many to “In delivery”, those without a courier stay where they are if you choose none.</p>
<h2>Change your mind</h2>
<ul>
<li>Assign another courier in the same way. The phones of both show it as soon as they are connected.</li>
<li><strong>Take the courier off</strong> leaves the order with nobody. An order in delivery keeps its courier: give it to another one instead.</li>
</ul>
<h2>Where couriers come from</h2>
<p>Under <a href="/courier/">Couriers</a> choose <strong>New courier</strong>: name, phone, vehicle, <strong>Capacity</strong> (orders a day, empty means no limit). With a <strong>Linked account</strong> the courier signs in on a phone and sees these orders; an administrator of your organization makes that account under Users.</p>
<p>Somebody is not in the list? See <a href="/faq/view?key=courier-missing">why a courier is missing</a>.</p>`,
  },
  'delivery-dates': {
    title: 'Delivery dates',
    body: `
<p>An order has two dates that are easily mixed up: the delivery window, which is a promise, and the actual delivery date, which is a fact.</p>
<img src="picture:delivery-dates" alt="The dialog Change delivery date with a day and the hours from and to">
<table><tbody>
<tr><th>Date</th><th>What it is</th><th>Which days</th></tr>
<tr><td>Delivery window</td><td>The day and the hours agreed with the customer</td><td>Today or later</td></tr>
<tr><td>Delivered at</td><td>When it was really delivered</td><td>Today or earlier</td></tr>
</tbody></table>
<h2>Change the promised day</h2>
<ol>
<li>Choose <strong>Change delivery date…</strong> in the menu of the order, or press the pencil beside <strong>Window</strong> in the open order.</li>
<li>Choose the day, and the hours <strong>From</strong> and <strong>To</strong>.</li>
<li>Confirm with <strong>Change delivery date</strong>. The courier’s phone shows it as soon as it is connected.</li>
</ol>
<p>For many orders select them first and choose it under <strong>Actions</strong>. If you empty the hour <strong>From</strong>, each order keeps the length of its window.</p>
<h2>Set when it was delivered</h2>
<p>Moving an order to “Delivered” writes down the moment by itself. When a courier tells you later that it was yesterday:</p>
<ol>
<li>Choose <strong>Set actual delivery date…</strong>.</li>
<li>Choose the day; for a single order also the time, if known.</li>
<li>Press <strong>OK</strong>. A day in the future cannot be chosen.</li>
</ol>
<h2>What late means</h2>
<p>An order is late when its window has passed and it is still open: “New”, “Processing”, “Ready for dispatch”, “Redelivery” or “In delivery”. It is marked on its card, counts on the home and is found with the filter <strong>Late orders</strong>.</p>
<h2>If it does not work</h2>
<ul>
<li>Archived orders change no dates: restore them first.</li>
<li>When an order leaves “Delivered” for anything but “Completed”, its time of delivery is cleared.</li>
<li>If a delivery failed, do not only change the date: <a href="/onboarding?article_key=rejected-and-redelivery">move it to “Redelivery”</a>, so that the try is counted and the reason known.</li>
</ul>`,
  },
  'rejected-and-redelivery': {
    title: 'Redelivery and rejected orders',
    body: `
<p>Not every delivery succeeds. “Redelivery” means: the customer still wants the order and gets another day. “Rejected” means: somebody does not want it, and you decide what becomes of it.</p>
<img src="picture:rejected-and-redelivery" alt="The screen Redelivery dates with the days on the left and the couriers’ load beside them">
<h2>Plan the next try</h2>
<p><a href="/order/redeliver-dates/">Redelivery dates</a> lists what waits, by day: <strong>Late</strong> first, <strong>No date</strong> for those without a day. Each row shows the last reason, the number of attempts and a button to call the customer.</p>
<ol>
<li>Call the customer and agree on a day.</li>
<li>Tick the orders and press <strong>Change delivery date…</strong>.</li>
<li>Drag an order, or the head of a whole day, to a courier on the right, or press <strong>Assign courier</strong> (<code>A</code>). The table shows how many each has on each day; over capacity warns and still goes.</li>
<li>When the courier sets off, move the order to “In delivery”.</li>
</ol>
<h2>Decide about rejected orders</h2>
<p><a href="/order/rejected/">Rejected orders</a> shows what stands in “Rejected” now, with reason, attempts and time in status.</p>
<table><tbody>
<tr><th>The customer</th><th>You choose</th></tr>
<tr><td>wants it after all</td><td><strong>Move to redelivery</strong></td></tr>
<tr><td>does not want it</td><td><strong>Return to sender</strong></td></tr>
</tbody></table>
<p>The tab <strong>Statistics</strong> shows how much of everything that ended was rejected, by courier, country, reason and day. Every number leads to its orders.</p>
<h2>Give a reason, always</h2>
<p>The dialogs ask for one and can be left without. A reason costs a second and answers next week why so much came back. Later it is changed with <strong>Change reason…</strong>.</p>
<h2>If something is unclear</h2>
<ul>
<li>A way back from “Rejected” to “In delivery” does not exist in the standard flow: go over “Redelivery”.</li>
<li>Not sure which one is right? See <a href="/faq/view?key=redelivery-when">when to use Redelivery</a>.</li>
</ul>`,
  },
  'labels-and-manifests': {
    title: 'Labels and manifests',
    body: `
<p>The label goes on the parcel, the manifest goes along with the courier. Both come as PDF files, which you print from your computer.</p>
<img src="picture:labels-and-manifests" alt="The dialog Print labels with the choice of paper and what will be printed">
<h2>Print labels</h2>
<ol>
<li>Select the orders, for example with the filter <strong>Label not printed</strong> and the status “Ready for dispatch”.</li>
<li>Choose <strong>Actions</strong>, then <strong>Print labels…</strong>. For one order it stands in its menu as <strong>Print label…</strong>.</li>
<li>Choose the paper: <strong>100 × 150 mm</strong> for a label printer, or <strong>A4</strong> with four labels a sheet. On A4 choose the <strong>First free place</strong>, so that a sheet begun is used up.</li>
<li>Read what the dialog says: how many labels there are, how many were printed before, what is missing on some and what cannot be printed.</li>
<li>Press <strong>Print</strong>, and print the file at its actual size.</li>
</ol>
<p>A label shows sender, customer, address, phone, remark, the track number as two codes, and the amount to collect, if the order is COD and not paid. At most 2,000 labels are made at once.</p>
<h2>Print a manifest</h2>
<ol>
<li>Open the courier under <a href="/courier/">Couriers</a> and press <strong>Manifest…</strong>. On the board the same button appears once you filter for one courier.</li>
<li>Choose the day under <strong>Only those due on</strong>, or leave it empty for all days.</li>
</ol>
<p>It lists the courier’s orders in “Ready for dispatch” and “In delivery” with a box to tick, the amounts, their sum per currency and two lines to sign.</p>
<h2>If something goes wrong</h2>
<ul>
<li>The printer jammed? Print again: <strong>Print label again…</strong>. Nothing counts twice.</li>
<li>The address was changed after printing? The old label is wrong, print a new one.</li>
<li>Deleted orders get no label; the dialog leaves them out and says so.</li>
<li>More under <a href="/faq/view?key=label-not-printed">why a label did not come out</a>.</li>
</ul>`,
  },
}
