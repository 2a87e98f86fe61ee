import { expect, test } from '@/e2e/support/test'

test('the newest posts of the blog stand on the resources page as words, and lead to the blog', async ({ page }) => {
  await page.goto('/resources')
  const blog = page.getByRole('region', { name: 'From the blog' })
  await expect(blog.getByRole('listitem')).toHaveCount(3)
  await expect(blog.getByText('one thing to keep, one to change, and why. The rest is what makes forms long & empty.')).toBeVisible()
  await page.getByRole('navigation', { name: 'Resources' }).getByRole('link', { name: 'Blog' }).click()
  const post = blog.getByRole('link', { name: 'Five questions people answer' })
  await expect(post).toBeInViewport()
  await expect(post).toHaveAttribute('rel', 'noopener')
  await post.click()
  await page.waitForURL('**/blog/posts/five-questions')
  await expect(page.getByRole('heading', { name: 'Five questions people answer' })).toBeVisible()
})
