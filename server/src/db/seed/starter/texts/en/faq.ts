import type { StarterTexts } from '#db/seed/starter/starter-text.ts'

export const faqs: StarterTexts['faqs'] = {
  'order-missing': {
    question: 'Why can I not find an order?',
    answer: `
<p>Most often a filter hides it, or it is in the archive. Press <code>Ctrl K</code> and type its track number, order number, name or phone: this looks without filters, and in the archive too. If it is not there either:</p>
<ul>
<li>It may be deleted. Open <a href="/order/index">Orders</a>, press <strong>Filter</strong>, choose <strong>Deleted</strong>, then <strong>Deleted orders</strong>.</li>
<li>It may belong to another organization or country than your account. Then only somebody who sees that country finds it.</li>
<li>It may not have come in yet. Ask the shop for the order number.</li>
</ul>`,
  },
  'empty-list': {
    question: 'Why is a list empty?',
    answer: `
<p>“No orders found” means that search and filters leave nothing: press <strong>Clear filters</strong>. A menu entry brings along the filters you had last on that screen, so this often happens a day later.</p>
<p>If it says “No orders yet”, there is no order for your organization and country that is neither archived nor deleted. “The archive is empty” and “No rejected orders” are good news: nothing waits there.</p>
<p>How filters work is in <a href="/onboarding?article_key=filters-and-search">Search and filters</a>.</p>`,
  },
  'order-late': {
    question: 'An order is marked as late. What do I do?',
    answer: `
<p>Find out where it is, then either bring it to an end or give it a new day. Late means: its delivery window has passed and it is still open.</p>
<ol>
<li>Call the courier, if it is in “In delivery”. If the customer has it, move it to “Delivered”.</li>
<li>If the delivery failed, move it to “Redelivery” with a reason and the new day.</li>
<li>If it never left, choose <strong>Change delivery date…</strong> and tell the customer.</li>
</ol>
<p>The mark goes away by itself once the new window lies ahead. All of them: filter <strong>Late orders</strong>.</p>`,
  },
  'address-change': {
    question: 'The customer has another address. Can I still change it?',
    answer: `
<p>Yes, in every status, unless the order is archived or deleted. Choose <strong>Change address…</strong> in the menu of the order, or press the pencil beside <strong>Address</strong> in the open order.</p>
<ul>
<li>The courier’s phone shows the new address as soon as it is connected. If the courier is on the way, call as well.</li>
<li>A label that is printed already keeps the old address: print a new one.</li>
<li>If a colleague changed the address while you were writing, you are shown theirs and choose which one holds.</li>
</ul>
<p>Who changed what is in the <strong>Change log</strong> of the order.</p>`,
  },
  'move-refused': {
    question: 'Why can I not move an order where I want?',
    answer: `
<p>Because the flow of your organization has no such step, or has it for other roles only. The reason stands in the head of the column, in the message, and in the menu under <strong>Why not elsewhere</strong>.</p>
<table><tbody>
<tr><th>It says</th><th>What helps</th></tr>
<tr><td>The flow has no step from … to …</td><td>Go over a status in between.</td></tr>
<tr><td>Only these roles may move …</td><td>Ask somebody with that role.</td></tr>
<tr><td>The order is archived …</td><td>Restore it from the archive, or ask somebody with one of the roles it names.</td></tr>
<tr><td>An order in delivery needs a courier</td><td>Choose one.</td></tr>
<tr><td>… was moved meanwhile</td><td>Look where it is now.</td></tr>
</tbody></table>
<p>Only an administrator of the organization can add a step to the flow.</p>`,
  },
  'empty-board': {
    question: 'Why is the board empty?',
    answer: `
<p>Look at the chips above the columns first. “No orders match these filters” means that they leave nothing: press <strong>Clear filters</strong>.</p>
<ul>
<li>“No orders here” in every column: for your organization and country there is no order that is neither archived nor deleted.</li>
<li>“This board has no columns”: an administrator of your organization has to choose them.</li>
<li>Some columns are only collapsed, on the standard board “Completed” and “Returned to sender” from the start: a click opens them.</li>
</ul>
<p>What you see otherwise is in <a href="/onboarding?article_key=read-the-board">Read the board</a>.</p>`,
  },
  'board-columns': {
    question: 'Who chooses the columns and fields of the board?',
    answer: `
<p>An administrator of your organization: the columns, their order and limits under <strong>Kanban</strong>, <strong>Boards</strong>, the fields of the cards under <strong>Cards</strong>. A board can hold for the whole organization or for one country.</p>
<p>What you can choose for yourself: <strong>Compact</strong> or <strong>Comfortable</strong>, which fields your cards show (both in the menu above the board), and which columns are collapsed while the page is open. A limit stops nothing: over it, the number in the head stands out, and orders still go in.</p>`,
  },
  'board-stale': {
    question: 'What does “Stale since” beside the title mean?',
    answer: `
<p>The live connection is lost: what others change may show late. The board asks by itself every few seconds, as the mark says, and becomes live again without a reload. You can go on working; each of your moves is checked by the server as always.</p>
<ol>
<li>Check the network of your computer.</li>
<li>If it lasts for minutes, reload the page.</li>
<li>If colleagues see the same, choose <strong>Report a problem</strong> under your name, or tell your administrator.</li>
</ol>
<p>If a move gets no answer, the product looks up what became of it and tells you. If it says that it is not known, look at the order before you move it again.</p>`,
  },
  'courier-missing': {
    question: 'Why is a courier not in the list?',
    answer: `
<p>Because they are inactive or belong to another country than the order: only active couriers of its country are offered. Somebody who is full that day is still in the list, at the end.</p>
<ol>
<li>Type the name under <strong>Find a courier</strong>.</li>
<li>Open <a href="/courier/">Couriers</a>, find the person and look at <strong>Country</strong> and <strong>Active</strong>. Tick <strong>Active</strong> and save.</li>
<li>Nobody of that name there? Press <strong>New courier</strong>.</li>
</ol>
<p>An account with the role Courier is not enough: it must be the <strong>Linked account</strong> of a courier.</p>`,
  },
  'courier-offline': {
    question: 'What happens when a courier has no network?',
    answer: `
<p>The courier can go on working. The phone keeps the orders and the moves and sends them in order as soon as the connection is back; a delivery keeps the time at which it was made. Until then you see the old status.</p>
<ul>
<li>Do not move such an order yourself before you have called. If you do, the courier’s move may be refused, and the phone says so.</li>
<li>The courier must not log out while moves wait: they would be lost. The phone warns of it.</li>
<li>For the page to open without a network, the courier must have opened it once with one, over a secure address (https).</li>
</ul>`,
  },
  'redelivery-when': {
    question: 'When do I use Redelivery, and when only another date?',
    answer: `
<p>Use “Redelivery” when a courier was on the way and the customer still wants the order. Change only the date when nobody has set off yet.</p>
<table><tbody>
<tr><th>What happened</th><th>What you do</th></tr>
<tr><td>Nobody at home, phone not answered</td><td>Move to “Redelivery”, with the reason and the new day</td></tr>
<tr><td>The customer calls the day before</td><td><strong>Change delivery date…</strong></td></tr>
<tr><td>The customer does not want it</td><td>Move to “Rejected”, with the reason</td></tr>
</tbody></table>
<p>Each time an order goes into “In delivery” counts as one attempt. So the numbers stay true; see <a href="/onboarding?article_key=rejected-and-redelivery">Redelivery and rejected orders</a>.</p>`,
  },
  'money-open': {
    question: 'Why is money still outstanding?',
    answer: `
<p>Because the order is COD, the customer has it, and nobody has marked it as paid. Press the amount under <strong>Outstanding</strong> to see which orders they are.</p>
<ul>
<li>The courier has the money: press <strong>Hand over</strong>.</li>
<li>It was left out of a hand-over: it was not ticked. Hand it over now.</li>
<li>It stands under <strong>No courier</strong>: choose <strong>Mark as paid</strong> in the menu of the order.</li>
<li>A hand-over was taken back: its orders are outstanding again.</li>
</ul>
<p>The period above narrows <strong>Collected</strong> alone. Archived orders count too.</p>`,
  },
  'paid-by-mistake': {
    question: 'I marked an order as paid by mistake. How do I take it back?',
    answer: `
<p>Press <strong>Undo</strong> in the message, or <code>Z</code> while it is there. Later choose <strong>Mark as not paid</strong> in the menu of the order.</p>
<p>Was it part of a hand-over? Then open <a href="/order/finance/">Finance</a>, go to <strong>Past hand-overs</strong>, press <strong>Take back</strong>, give the reason and hand over anew without that order. Otherwise receipt and orders would say different things. It is refused while one of its orders is archived: restore that one first. The old hand-over stays in the list, marked <strong>taken back</strong>.</p>`,
  },
  'export-differs': {
    question: 'Why does an export show other numbers than another screen?',
    answer: `
<p>Because the two count different orders. An export holds what its list holds, with its filters, at the moment you pressed <strong>Export</strong>.</p>
<ul>
<li>The list of orders leaves archived orders out; Finance and the statistics of rejected orders count them. Set the filter <strong>Archive</strong> to <strong>Archived orders too</strong>.</li>
<li>In Finance the period narrows <strong>Collected</strong> and prepaid sums alone; <strong>Expected</strong> and <strong>Outstanding</strong> are as of now.</li>
<li>Days are those of your time zone. A colleague elsewhere may have other days.</li>
<li>Add up one currency at a time.</li>
</ul>`,
  },
  'label-not-printed': {
    question: 'A label did not come out. What now?',
    answer: `
<p>Print it once more: <strong>Print label again…</strong> in the menu of the order. This harms nothing. <strong>Label printed</strong> means that the file was made, not that paper came out of the printer.</p>
<ul>
<li>The file comes as a download: look there, open it and print it at its actual size.</li>
<li>Nothing to print? Deleted orders get no label; restore the order first.</li>
<li>Something missing on it? A missing phone number or sender’s address only warns. The sender’s address is added by an administrator, in the organization.</li>
<li>Which ones are still to come: filter <strong>Label not printed</strong>.</li>
</ul>`,
  },
}
