/** Words of everyday English and Chinese that readers and pages use for each other; a line for each meaning. */
const lines = `
config, configuration, configure, settings, 配置, 设置
option, setting, parameter, 选项, 配置项, 参数
bundle, build, compile, 打包, 构建, 编译
folder, directory, 目录, 文件夹
disable, turn off, switch off, 关闭, 禁用, 停用, 关掉
enable, turn on, 开启, 启用, 打开
remove, delete, strip, drop, 删除, 移除, 去除, 去掉, 剔除, 消除
exclude, leave out, ignore, skip, 排除, 忽略, 跳过
minify, minification, minifier, minimize, minimise, uglify, compress, 压缩, 混淆
show, display, print, 显示, 展示, 打印
error, exception, failure, 报错, 错误, 出错, 异常
fix, solve, 修复, 解决, 处理
warning, 警告, 告警
size, large, big, huge, 体积, 大小
slow, 慢, 卡
fast, faster, quick, speed, speed up, 快, 加速, 提速, 速度
import, load, include, 导入, 引入, 加载
output, emit, write, 输出, 产物
write, create, custom, own, 编写, 自定义, 手写, 开发, 创建, 新建, 写
development, dev, 开发环境, 开发模式, 开发
production, prod, release, 生产环境, 生产模式, 线上, 生产
browser, browsers, 浏览器
server, backend, 服务器, 服务端, 后端
library, package, 库, 包, 第三方库
dependencies, packages, 依赖, 依赖包
environment variable, env, 环境变量
variable, constant, 变量, 常量
component, 组件
image, picture, 图片
font, 字体
style, stylesheet, 样式, css
route, routing, router, 路由
page, 页面
website, site, 网站
version, release, 版本
upgrade, update, migrate, switch, move, 升级, 更新, 迁移, 切换
change, modify, edit, 修改, 更改, 改动, 变更, 变化
replace, replacement, alternative, instead, substitute, 替换, 代替, 替代
support, supported, compatible, compatibility, 支持, 兼容, 兼容性
difference, compare, comparison, vs, versus, 区别, 差异, 对比, 比较, 不同
split, 拆分, 分割, 拆
share, shared, common, 共享, 共用, 公共, 复用
several, multiple, many, 多个, 多份, 多
name, naming, 名称, 命名, 名字
copy, 复制, 拷贝
clean, empty, clear, 清空, 清理, 清除
debug, debugging, 调试
log, logging, logs, 日志
run, execute, start, launch, 运行, 执行, 启动
watch, 监听, 监视
reload, refresh, 刷新
proxy, forward, 代理, 转发
offline, pwa, workbox, service worker
polyfill, polyfills, core-js
old browsers, older browsers, legacy browsers, ie11, ie, internet explorer, 旧浏览器, 低版本浏览器
on demand, lazy, 按需, 懒
absolute, 绝对
relative, 相对
random, hash, hashes, 哈希
inline, embed, 内联, 嵌入
test, testing, 测试
example, sample, demo, 示例, 例子, 样例
deploy, deployment, publish, 部署, 发布, 上线
remote, 远程
local, locally, 本地
`;

export const everydaySynonyms: string[][] = lines
  .trim()
  .split('\n')
  .map((line) => line.split(', '));
